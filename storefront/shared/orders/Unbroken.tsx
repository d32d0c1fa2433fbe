// Text in which one part stays on a line where it fits: an order number or an e-mail address has hyphens.
import './Unbroken.css'

export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before = '', ...after] = text.split(part)
  if (part === '' || after.length === 0) return text
  return (
    <>
      {before}
      <span className="unbroken">{part}</span>
      {after.join(part)}
    </>
  )
}
