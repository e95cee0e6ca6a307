/**
 * Turns the refusal of some commands as unknown into a success; all other messages stay as they are.
 * @param methods names of commands of WebDriver BiDi that a browser may lack without any harm to the journey
 */
export function pardonUnknown(methods: readonly string[]): {
  /** Notes a message to the browser, and returns it. */
  readonly sent: (message: string) => string;
  /** Returns a message of the browser as the other side is to read it. */
  readonly received: (message: string) => string;
} {
  const asked = new Set<number>();
  return {
    sent(message) {
      const { id, method } = JSON.parse(message) as { readonly id: number; readonly method: string };
      if (methods.includes(method)) asked.add(id);
      return message;
    },
    received(message) {
      if (asked.size === 0) return message;
      const { id, error } = JSON.parse(message) as { readonly id?: number | null; readonly error?: string };
      if (id == null || !asked.delete(id) || error !== 'unknown command') return message;
      return JSON.stringify({ type: 'success', id, result: {} });
    },
  };
}
