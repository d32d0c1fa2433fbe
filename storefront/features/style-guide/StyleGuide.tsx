// `/_style`: every component of storefront/ui in every state on one page, for review and the accessibility check. It is
// for developers, so its texts are English and in no message file.
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { LookChooser } from './LookChooser.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { PressSpecimens } from './PressSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TypeSpecimens } from './TypeSpecimens.tsx'
import { WaySpecimens } from './WaySpecimens.tsx'
import { WindowSpecimens } from './WindowSpecimens.tsx'
import { WordSpecimens } from './WordSpecimens.tsx'
import './StyleGuide.css'

export default function StyleGuide() {
  return (
    <div className="style-guide container">
      <h1>Style guide</h1>
      <LookChooser />
      <TypeSpecimens />
      <PressSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <PictureSpecimens />
      <WaySpecimens />
      <WindowSpecimens />
      <StateSpecimens />
      <WordSpecimens />
    </div>
  )
}
