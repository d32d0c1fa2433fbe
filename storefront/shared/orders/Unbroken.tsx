// Text in which one part stays on a line where it fits. An order number or an e-mail address has hyphens.
import { aroundPart } from '#messages/unbroken.ts'
import './Unbroken.css'

export function Unbroken({ text, part }: { text: string; part: string }) {
  const around = aroundPart(text, part)
  if (!around) return text
  const { before, mark, after } = around
  return (
    <>
      {before}
      <span className="unbroken">
        <bdi>{part}</bdi>
        {/* A full stop would otherwise be alone on the next line. */}
        {mark}
      </span>
      {after}
    </>
  )
}
