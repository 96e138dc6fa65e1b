/** Domains whose addresses and pages belong to strangers: two companies that share one have nothing in common. */
export const sharedDomains = `
gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr ymail.com rocketmail.com hotmail.com hotmail.fr outlook.com live.com
msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com zoho.com yandex.com yandex.ru
mail.ru qq.com 163.com 126.com foxmail.com sina.com naver.com hanmail.net daum.net online.com.kh camintel.com everyday.com.kh
facebook.com m.facebook.com web.facebook.com fb.com fb.me t.me telegram.me linkedin.com kh.linkedin.com instagram.com
youtube.com tiktok.com x.com twitter.com wa.me linktr.ee bit.ly sites.google.com google.com goo.gl maps.app.goo.gl`
  .trim()
  .split(/\s+/);
