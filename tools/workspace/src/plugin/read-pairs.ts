/**
 * The pairs that a brand's config enables, read from its text: the graph is made often and must not run the brand's code.
 * @throws if the list cannot be read, saying how it has to look
 */
export function readPairs(configText: string, file: string): readonly string[] {
  const list = /\bpairs:\s*\[([^\]]*)\]/.exec(configText)?.[1];
  const pairs = [...(list ?? '').matchAll(/['"]([a-z]{2}-[A-Z]{2})['"]/g)].map((match) => match[1] as string);
  if (pairs.length === 0)
    throw new Error(
      `${file} names no pair. A brand enables at least one, written out in place: pairs: ['en-UN', 'fi-FI'].`,
    );
  return pairs;
}
