import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    reportPolicyViolation?: (what: string) => Promise<void>;
  }
}

/**
 * Everything that a browser complained about: console errors, uncaught exceptions, Content-Security-Policy violations.
 */
export class Complaints {
  readonly #found: string[] = [];

  /** Listens on every page of the context, including frames. */
  async follow(context: BrowserContext): Promise<void> {
    await context.exposeFunction('reportPolicyViolation', (what: string) => this.#found.push(`policy: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void window.reportPolicyViolation?.(
          `${event.violatedDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} in ${location.href}`,
        );
      });
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    const onPage = (page: Page) =>
      page.on('pageerror', (error) => this.#found.push(`exception: ${error.stack ?? error.message}`));
    context.pages().forEach(onPage);
    context.on('page', onPage);
  }

  /** Returns the complaints that no pattern tolerates. */
  besides(tolerated: readonly RegExp[]): readonly string[] {
    return this.#found.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)));
  }
}
