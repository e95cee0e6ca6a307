/**
 * When a picture is fetched: a little before it comes into the window, and not where it only touches its edge, as the tile
 * beyond a full row does.
 */
const NEAR = { rootMargin: '100px', threshold: 0.01 };

function show(image: HTMLImageElement): void {
  const source = image.previousElementSibling;
  for (const element of source instanceof HTMLSourceElement ? [source, image] : [image]) {
    for (const name of ['srcset', 'src'] as const) {
      const address = element.dataset[name];
      if (address === undefined) continue;
      element.setAttribute(name, address);
      delete element.dataset[name];
    }
  }
}

/**
 * Fetches the pictures below the first screen when they come near: browsers would fetch lazy ones from several windows
 * away, at the cost of the first screen's own.
 * @returns a function that leaves the rest to the browser, for the app, which draws its pictures by itself
 */
export function showPictures(): () => void {
  const images = document.querySelectorAll<HTMLImageElement>('img[data-src]');
  if (typeof IntersectionObserver === 'undefined') {
    images.forEach(show);
    return () => undefined;
  }
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      show(target as HTMLImageElement);
    }
  }, NEAR);
  for (const image of images) watcher.observe(image);
  return () => {
    watcher.disconnect();
    document.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(show);
  };
}
