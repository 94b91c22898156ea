import { measurePage } from '../../bench/page.ts'
import { measureServing } from '../../bench/serving.ts'
import { measureStampede } from '../../bench/stampede.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { onOwnStack } from '../run/on-site.ts'

/** Measures the site and the content service on a temporary stack, and prints a table. */
runMain(() =>
  onOwnStack(async (stack, chromium) =>
    report([
      ...(await measureStampede(stack)),
      ...(await measurePage(stack.siteUrl, chromium)),
      ...(await measureServing(stack)),
    ]),
  ),
)
