import * as css from './start-screens.css.ts';

/**
 * Shows the documents' generic error screen (A§2) when even the texts cannot be loaded after every retry. It uses
 * none of the code that may be the cause.
 */
export function showFatalScreen(error: unknown): void {
  console.error(error);
  const root = document.getElementById('root') ?? document.body;
  const section = document.createElement('main');
  section.className = css.fatal;
  section.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.className = css.fatalTitle;
  title.textContent = 'SOMETHING WENT WRONG';
  const text = document.createElement('p');
  text.textContent = 'Please try again';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.fatalButton;
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.reload());
  section.append(title, text, button);
  root.replaceChildren(section);
}
