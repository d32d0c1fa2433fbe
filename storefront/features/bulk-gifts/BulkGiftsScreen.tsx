// Gifts for many people: a form for a table of recipients. The server checks it and answers with pages of its own
// (server/bulk-gifts), so that everything works without scripts.
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CheckedExample } from './CheckedExample.tsx'
import { FileField } from './FileField.tsx'
import { GiftChoice } from './GiftChoice.tsx'
import { ListExample } from './ListExample.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import '../../shared/PageHead.css'
import '../../shared/NumberedSteps.css'
import './BulkGiftsScreen.css'

export default function BulkGiftsScreen({ data }: { data: BulkGiftsData }) {
  const { locale, country, href } = useVisit()
  const hydrated = useHydrated()
  return (
    <div className="bulk-gifts-screen container">
      <Breadcrumbs title={data.title} />
      <header className="page-head">
        <h1>{data.title}</h1>
        <p>{data.intro}</p>
        <p data-part="few">
          {data.few} <a href={href('/checkout')}>{data.fewLink}</a>
        </p>
        <LastDay lastDay={data.lastDay} />
        <ul data-part="facts">
          {data.facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
      </header>
      <Picture picture={data.picture} ratio="wide" sizes="(min-width: 40rem) 50rem, 150vw" mirrored />
      <form
        className="numbered-steps"
        action={`/_bulk-gifts?lang=${locale}&country=${country}`}
        method="post"
        encType="multipart/form-data"
      >
        {/* The page of the order needs scripts. */}
        {hydrated && <input type="hidden" name="scripts" value="1" />}
        <GiftChoice data={data} />
        <section>
          <h2>{data.addList}</h2>
          <p>
            {data.header}{' '}
            <a href={`/_bulk-gifts/template.csv?lang=${locale}`} download>
              {data.template}
            </a>
          </p>
          <ListExample data={data} />
          <Field
            multiline
            label={data.paste}
            placeholder={data.pasteHint}
            name="table"
            rows={5}
            spellCheck={false}
            wrap="off"
          />
          <FileField data={data} />
        </section>
        <CheckList data={data} />
      </form>
      <aside>
        <CheckedExample data={data} />
        <section aria-labelledby="bulk-ask">
          <h2 id="bulk-ask">{data.ask}</h2>
          <p>{data.askText}</p>
          <Button href={href('/contact-us')} variant="secondary" icon="mail">
            {data.contact}
          </Button>
        </section>
      </aside>
    </div>
  )
}

function LastDay({ lastDay }: Pick<BulkGiftsData, 'lastDay'>) {
  if (!lastDay) return null
  return (
    <p data-part="last-day">
      <Icon name="calendar" />
      <span>
        {lastDay.text}
        {lastDay.detail && <small>{lastDay.detail}</small>}
      </span>
    </p>
  )
}

function CheckList({ data }: { data: BulkGiftsData }) {
  const { prices, preview } = data
  return (
    <section>
      <h2>{preview}</h2>
      <p>
        <LinkedText text={prices} path="/rich/delivery" />
      </p>
      <Button type="submit">{preview}</Button>
    </section>
  )
}
