/**
 * Returns whether to avoid motion. The system's setting decides, unless the root element overrides it:
 * `data-motion="reduced"` stops all motion, `data-motion="full"` allows all. The reset stylesheet reads the same
 * attribute, so that styles and scripts agree. Without a window the answer is true.
 */
export function prefersReducedMotion(): boolean {
  if (typeof matchMedia !== 'function') return true;
  const said = document.documentElement.dataset['motion'];
  return said === 'reduced' || (said !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
