// Text in which one part stays on a line where it fits. An order number or an e-mail address has hyphens.
import './Unbroken.css'

export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before = '', ...after] = text.split(part)
  if (part === '' || after.length === 0) return text
  const rest = after.join(part)
  const mark = /^\p{P}*/u.exec(rest)![0]
  return (
    <>
      {before}
      <span className="unbroken">
        {part}
        {/* A full stop would otherwise be alone on the next line. */}
        {mark}
      </span>
      {rest.slice(mark.length)}
    </>
  )
}
