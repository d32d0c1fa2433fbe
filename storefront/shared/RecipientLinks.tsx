// Items of a list: links into the gift finder, one for each recipient.
import { useVisit } from '#web/platform/pages/visit.ts'
import type { RecipientText } from './finder-texts.ts'

export function RecipientLinks({ recipients }: { recipients: readonly RecipientText[] }) {
  const { href } = useVisit()
  return recipients.map(({ value, label }) => (
    <li key={value}>
      <a href={href(`/gift-finder?for=${value}`)} rel="nofollow">
        {label}
      </a>
    </li>
  ))
}
