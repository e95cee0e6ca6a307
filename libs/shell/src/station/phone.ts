/** A§9 breakpoints: a phone is narrower than md. A file of its own, because the page script has no React. */
export const PHONE = '(max-width: 767px)';
