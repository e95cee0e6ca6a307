export { DocumentIndex, type Indexed } from './DocumentIndex.ts';
export { evaluateQuery, MOST_RESULT_CHARACTERS, QueryFault } from './evaluateQuery.ts';
export { groq } from './groq.ts';
