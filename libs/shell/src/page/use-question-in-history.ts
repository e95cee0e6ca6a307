import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStepsInHistory } from './use-steps-in-history.ts';

/**
 * Gives a question that lies over a page an entry of its own in the browser's history, so that “back”, which many phones
 * have as a gesture, closes the question and does not leave the page below it. Address and query do not change.
 *
 * @param onClosed hides the question
 * @returns closes the question, as its own buttons do
 */
export function useQuestionInHistory(isAsked: boolean, onClosed: () => void): () => void {
  const navigate = useNavigate();
  /** Esc and a press may both ask to close; a second step back would leave the page. */
  const isOpen = useRef(isAsked);
  useEffect(() => {
    isOpen.current = isAsked;
    // An answer that arrives when the page has been left must not lead back from the next one.
    return () => {
      isOpen.current = false;
    };
  }, [isAsked]);
  useStepsInHistory(
    isAsked ? 1 : 0,
    2,
    () => {
      if (!isOpen.current) return;
      isOpen.current = false;
      onClosed();
    },
    { keepsPlace: true },
  );
  return () => {
    if (!isOpen.current) return;
    isOpen.current = false;
    onClosed();
    void navigate(-1);
  };
}
