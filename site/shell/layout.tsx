import { FootTop } from '@belvedere/ui/themes/slots/foot-top.tsx'
import { Progress } from '@belvedere/ui/themes/slots/progress.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { Features } from '../browser/store/features.ts'
import type { Settings } from '../content/settings.ts'
import { useInquireTo } from './brand/context.ts'
import { Cookies } from './cookies/view.tsx'
import { MAIN } from './element-ids.ts'
import { ErrorTemplates } from './errors/templates.tsx'
import { Footer } from './footer/view.tsx'
import { Header } from './header/view.tsx'
import { Lightbox } from './lightbox/view.tsx'
import { hasMenu } from './menu/has-menu.ts'
import { Menu } from './menu/view.tsx'
import { Pending } from './page-change/pending.tsx'
import { PageChange } from './page-change/view.tsx'
import { chosenTags } from './tags.ts'
import { Shapes } from './wordmark.tsx'

type Props = {
  settings: Settings
  features: Features
  /** The address of the page, without parameters. */
  path: string
  /** The HTML of the page. */
  main: string
}

/** The shell around every page, with the page in it. */
export function Layout({ settings: { site, global }, features, path, main }: Props) {
  const { cookieBanner } = features
  const { skip } = useWords().labels
  const isFilled = hasMenu(global, useInquireTo())
  return (
    <>
      <PageChange />
      <a className="skip" href={`#${MAIN}`}>
        {skip}
      </a>
      <Shapes />
      <Header name={site?.name ?? null} hasMenu={isFilled} />
      {isFilled && <Menu global={global} path={path} />}
      <Cookies
        isOn={cookieBanner}
        isOff={site !== null && !cookieBanner}
        tags={chosenTags(site)}
        secondaryMenu={global?.secondaryMenu ?? []}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server has rendered it */}
      <main id={MAIN} tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
      <FootTop />
      <Footer global={global} hasCookies={cookieBanner} />
      <Progress />
      <Lightbox />
      <Pending />
      <ErrorTemplates />
    </>
  )
}
