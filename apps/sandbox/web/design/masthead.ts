/** On a narrow screen the sections scroll sideways; this scrolls the current one into view. */
const nav = document.querySelector<HTMLElement>('.masthead nav');
const current = nav?.querySelector<HTMLElement>('[aria-current]');
if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;

export {};
