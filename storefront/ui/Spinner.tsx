// Something is under way and its length is not known.
import './Spinner.css'

/** Without a label it is silent: the part around it says what is being waited for. */
export function Spinner({ label }: { label?: string | undefined }) {
  return <span className="spinner" role={label ? 'status' : undefined} aria-label={label} />
}
