// One sentence with a menu in each bracket. A choice sends the form; without scripts its button does.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { GiftFinderData, Menu } from './load-gift-finder.ts'
import { RecipientLinks } from '../../shared/RecipientLinks.tsx'
import '#web/ui/Chips.css'
import './FinderForm.css'

type FinderFormProps = Pick<GiftFinderData, 'sentence' | 'recipients' | 'submit'>

export function FinderForm({ sentence, recipients, submit }: FinderFormProps) {
  const { href } = useVisit()
  return (
    <form id="answers" className="finder-form" action={href('/gift-finder')} method="get" data-keep-scroll>
      <p data-part="sentence">
        {sentence.map((menu) => (
          <MenuPhrase key={menu.field} menu={menu} />
        ))}
      </p>
      {recipients.length > 0 && (
        <ul
          className="chips"
          aria-label={sentence.find(({ field }) => field === 'for')?.label}
          data-keep-scroll
        >
          <RecipientLinks recipients={recipients} />
        </ul>
      )}
      <noscript>
        <Button type="submit">{submit}</Button>
      </noscript>
    </form>
  )
}

/** The key resets the menu when a navigation changes its value. */
function MenuPhrase({ menu: { before, after, field, label, chosen, choices } }: { menu: Menu }) {
  return (
    <span data-part="phrase">
      {before && <span>{before}</span>}
      <span data-part="menu">
        <select
          key={chosen}
          name={field}
          aria-label={label}
          defaultValue={chosen}
          data-open={chosen === choices[0]?.value || undefined}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
        {after && <span data-part="end">{after}</span>}
      </span>
    </span>
  )
}
