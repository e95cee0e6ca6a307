/**
 * Whether movement should be left out. The system's setting decides, unless the root element says otherwise:
 * `data-motion="reduced"` stills everything, `data-motion="full"` moves everything. The reset stylesheet reads the same
 * attribute, so that styles and scripts never disagree. Without a window nothing moves.
 */
export function wantsStillness(): boolean {
  if (typeof matchMedia !== 'function') return true;
  const said = document.documentElement.dataset['motion'];
  return said === 'reduced' || (said !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
