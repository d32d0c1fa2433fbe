// Indeterminate progress indicator.
import './Spinner.css'

/** Without a label it is silent: the surrounding element must describe the progress. */
export function Spinner({ label }: { label?: string | undefined }) {
  return <span className="spinner" role={label ? 'status' : undefined} aria-label={label} />
}
