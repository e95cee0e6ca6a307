import type { PageBlock } from '@baize/boot';

/**
 * Says that the app cannot start, and why, without replacing the page: what was typed stays.
 * @returns when it is worth another try: the visitor asks for it, or the connection is back
 */
export function showStartNotice(words: PageBlock['words']): Promise<void> {
  return new Promise((resolve) => {
    const offline = !navigator.onLine;
    const notice = document.createElement('div');
    notice.dataset['startNotice'] = '';
    notice.setAttribute('role', 'alert');
    const text = document.createElement('p');
    const title = document.createElement('strong');
    title.textContent = offline ? words.offlineTitle : words.failedTitle;
    text.append(title, ` ${offline ? words.offlineText : words.failedText}`);
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = words.retry;
    notice.append(text, retry);
    const again = () => {
      removeEventListener('online', again);
      notice.remove();
      resolve();
    };
    retry.addEventListener('click', again);
    addEventListener('online', again);
    document.body.append(notice);
  });
}
