// `/_style`: every component of web/ui in every state on one page, for review and the accessibility check. It is
// for developers, so its texts are English and in no message file.
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { LookChooser } from './LookChooser.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { ButtonSpecimens } from './ButtonSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { NavigationSpecimens } from './NavigationSpecimens.tsx'
import { DialogSpecimens } from './DialogSpecimens.tsx'
import { TextSpecimens } from './TextSpecimens.tsx'
import { Specimens } from './Specimens.tsx'
import './StyleGuide.css'

export default function StyleGuide() {
  return (
    <div className="style-guide container">
      <h1>Style guide</h1>
      <LookChooser />
      <TypeSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <PictureSpecimens />
      <NavigationSpecimens />
      <DialogSpecimens />
      <StateSpecimens />
      <TextSpecimens />
    </div>
  )
}

/** Background colours. */
const backgrounds = ['paper', 'surface', 'raised', 'accent-paper', 'blush', 'sage', 'butter']

function TypeSpecimens() {
  return (
    <Specimens title="Type and paper">
      <div data-part="grid">
        <div>
          <h1>Gifts that say it well</h1>
          <h2>Made by hand, wrapped in paper</h2>
          <h3>Delivered on the day you choose</h3>
          <p>
            A table by the window: flowers, a card, one small gift. Read about{' '}
            <a href="#delivery">delivery and returns</a> within 99 days. €1,234.50 · £89 · 0123456789
          </p>
        </div>
        <div lang="de">
          <h2>Blumengrüße zum Muttertag</h2>
          <h3>Versandkostenfreie Geschenkverpackung</h3>
          <p>Datenschutzgrundverordnungskonform verpackt und rechtzeitig geliefert – für 24,90 €.</p>
          <p lang="pl">Zażółć gęślą jaźń, świeże żonkile za 129,00 zł.</p>
          <p lang="cs">Příliš žluťoučký kůň úpěl ďábelské ódy, 349 Kč.</p>
        </div>
        <div lang="ja">
          <h2>母の日の贈りもの</h2>
          <p>心をこめて包んだ花束をお届けします。4,980円から。</p>
          <p lang="zh">母亲节的礼物,用心包装,准时送达。¥299起。</p>
        </div>
        <div lang="ar" dir="rtl">
          <h2>هدايا عيد الأم</h2>
          <p>باقات ملفوفة بعناية تصل في اليوم الذي تختاره. ابتداءً من 149.00 د.إ.</p>
        </div>
      </div>
      <div data-part="row">
        {backgrounds.map((token) => (
          <div className="paper" data-token={token} key={token}>
            {token}
          </div>
        ))}
      </div>
    </Specimens>
  )
}
