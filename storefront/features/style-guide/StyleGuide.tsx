// `/_style`: every component of storefront/ui in every state on one page, for review and the accessibility check. It is
// for developers, so its texts are English and in no message file.
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { LookChooser } from './LookChooser.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { PressSpecimens } from './ButtonSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TypeSpecimens } from './TypeSpecimens.tsx'
import { WaySpecimens } from './NavigationSpecimens.tsx'
import { WindowSpecimens } from './DialogSpecimens.tsx'
import { WordSpecimens } from './TextSpecimens.tsx'
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
