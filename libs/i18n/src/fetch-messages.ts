/** A§9: retries after the first failure, each after two seconds times the attempt. */
export const TRANSLATION_ATTEMPTS = 3;
export const TRANSLATION_DELAY_MS = 2000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads one file of texts with the documents' retry rule (A§2, A§9, B§4).
 * @throws the last failure if every attempt failed
 */
export async function fetchMessages(
  url: string,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<Record<string, string>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The texts at ${url} are missing (${response.status}). Check the release.`);
      return (await response.json()) as Record<string, string>;
    } catch (error) {
      console.warn(`Loading texts failed (attempt ${attempt + 1}).`, error);
      if (attempt >= TRANSLATION_ATTEMPTS) throw error;
      await pause(TRANSLATION_DELAY_MS * (attempt + 1));
    }
  }
}
