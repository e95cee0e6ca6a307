import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@baize/dev/ports';

/** The key of an element in the protocol (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 30_000;
const LOOK_MS = 100;
const PATIENCE_MS = 30_000;

type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** A browser that speaks W3C WebDriver, with what the main journey needs of it. */
export class WebDriver {
  readonly #process: ChildProcess;
  readonly #server: string;
  #session = '';
  /** The frame that commands apply to; null: the page. */
  #frame: ElementReference | null = null;

  private constructor(driver: ChildProcess, server: string) {
    this.#process = driver;
    this.#server = server;
  }

  /**
   * Starts the driver and a browser with a new profile.
   * @throws with the driver's answer if the browser cannot be started
   */
  static async start(program: string): Promise<WebDriver> {
    const port = await freePort();
    const child = spawn(program, [`--port=${port}`], { stdio: ['ignore', 'inherit', 'inherit'] });
    const driver = new WebDriver(child, `http://127.0.0.1:${port}`);
    try {
      await until(`${program} listens`, START_MS, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
        return answer?.ok === true;
      });
      const { sessionId } = (await driver.#call('POST', '/session', { capabilities: {} })) as { sessionId: string };
      driver.#session = `/session/${sessionId}`;
      return driver;
    } catch (error) {
      await driver.stop();
      throw error;
    }
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#server}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  }

  open(url: string): Promise<unknown> {
    return this.#call('POST', `${this.#session}/url`, { url });
  }

  async url(): Promise<string> {
    return (await this.#call('GET', `${this.#session}/url`)) as string;
  }

  /** Runs the body of a function in the current page or frame. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#call('POST', `${this.#session}/execute/sync`, { script, args });
  }

  /** @param selector of CSS, or an XPath that begins with // */
  async #find(selector: string): Promise<ElementReference> {
    let last: unknown;
    let found: ElementReference | undefined;
    await until(`${selector} is visible`, PATIENCE_MS, async () => {
      try {
        const element = (await this.#call('POST', `${this.#session}/element`, {
          using: selector.startsWith('//') ? 'xpath' : 'css selector',
          value: selector,
        })) as ElementReference;
        if ((await this.run('return arguments[0].checkVisibility()', element)) === true) found = element;
      } catch (error) {
        last = error;
      }
      return found !== undefined;
    }).catch((error: unknown) => {
      throw new Error(String(error), { cause: last });
    });
    return found as ElementReference;
  }

  /** Waits until an element is visible. */
  async see(selector: string): Promise<void> {
    await this.#find(selector);
  }

  /** Presses an element as a pointer does, as soon as it is visible. */
  async press(selector: string): Promise<void> {
    const element = await this.#find(selector);
    // What loads late moves the element, and the site scrolls too: a press before both are done would miss.
    let before: unknown;
    await until(`${selector} keeps its place`, PATIENCE_MS, async () => {
      const place = await this.#scrollTo(element);
      const isStill = place === before;
      before = place;
      return isStill;
    });
    await this.#call('POST', `${this.#session}/element/${element[ELEMENT]}/click`, {});
  }

  /**
   * Scrolls until an element is in the middle of the window. The driver scrolls the current frame only, and a press outside
   * of the window is lost.
   * @returns the element's place; that of the frame is part of it
   */
  async #scrollTo(element: ElementReference): Promise<unknown> {
    const frame = this.#frame;
    if (frame === null)
      return this.run(
        `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
        return arguments[0].getBoundingClientRect().top`,
        element,
      );
    const middle = await this.run(
      'const { top, height } = arguments[0].getBoundingClientRect(); return top + height / 2',
      element,
    );
    await this.#switchTo(null);
    const top = await this.run(
      `scrollBy({ top: arguments[0].getBoundingClientRect().top + arguments[1] - innerHeight / 2, behavior: 'instant' });
      return arguments[0].getBoundingClientRect().top`,
      frame,
      middle,
    );
    await this.#switchTo(frame);
    return `${String(middle)} in ${String(top)}`;
  }

  async type(selector: string, text: string): Promise<void> {
    const element = await this.#find(selector);
    await this.#call('POST', `${this.#session}/element/${element[ELEMENT]}/value`, { text });
  }

  async text(selector: string): Promise<string> {
    const element = await this.#find(selector);
    return (await this.run('return arguments[0].textContent', element)) as string;
  }

  async #switchTo(frame: ElementReference | null): Promise<void> {
    await this.#call('POST', `${this.#session}/frame`, { id: frame });
  }

  /** Continues inside a frame of the page until `leaveFrame`. */
  async enterFrame(selector: string): Promise<void> {
    this.#frame = await this.#find(selector);
    await this.#switchTo(this.#frame);
  }

  async leaveFrame(): Promise<void> {
    this.#frame = null;
    await this.#switchTo(null);
  }

  /** Waits until a condition holds in the page. */
  wait(what: string, condition: () => Promise<boolean>): Promise<void> {
    return until(what, PATIENCE_MS, condition);
  }

  /** A PNG of the window. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#call('GET', `${this.#session}/screenshot`)) as string, 'base64');
  }

  async stop(): Promise<void> {
    if (this.#session !== '') await this.#call('DELETE', this.#session).catch(() => undefined);
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await gone;
  }
}

async function until(what: string, patience: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${patience / 1000} s in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
