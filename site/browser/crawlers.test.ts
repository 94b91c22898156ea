import { isCrawlerAgent } from '@belvedere/ui/device.ts'
import { isbot } from 'isbot'
import { expect, test } from 'vitest'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'
const PHONE = `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} Mobile Safari/537.36`

/** Search engines, link previews and measuring tools that run scripts, or may. */
const CRAWLERS = [
  `${PHONE} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  `${PHONE} (compatible; GoogleOther)`,
  `${PHONE} (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
  `${PHONE} (compatible; Google-InspectionTool/1.0;)`,
  'Mediapartners-Google',
  `Mozilla/5.0 ${CHROME} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 BingPreview/1.0b`,
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  `Mozilla/5.0 (Linux; Android 11; moto g power) ${CHROME} Mobile Safari/537.36 Chrome-Lighthouse`,
]

const BROWSERS = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 13; CUBOT P80) ${CHROME} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; Cubot_Note_20) ${CHROME} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0 ${CHROME} [FB_IAB/FB4A;FBAV/450.0;]`,
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0',
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 GSA/300 Mobile/15E148 Safari/604.1',
]

test.each(CRAWLERS)('in the browser as in the maintained list a crawler: %s', (agent) => {
  expect([isCrawlerAgent(agent), isbot(agent)]).toEqual([true, true])
})

test.each(BROWSERS)('in the browser as in the maintained list a person: %s', (agent) => {
  expect([isCrawlerAgent(agent), isbot(agent)]).toEqual([false, false])
})
