import type { PostLinkShown } from '@acheep/contract/feed/post';
import { paths } from '@acheep/contract/kernel/paths';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { GatheringCard } from '../../events/gathering/gathering-card.tsx';
import { JobCard } from '../../jobs/job/job-card.tsx';
import classes from './post-card.module.css';

/** A page of our own that an entry leads to, as it is now. */
export function PostLinkPreview({ link }: { link: PostLinkShown }) {
  const { t } = useTranslation('post');
  if (link.noun === 'job') return <JobCard job={link.job} />;
  if (link.noun === 'training' || link.noun === 'event') return <GatheringCard gathering={link.gathering} />;
  const isCompany = link.noun === 'company';
  const company = isCompany ? link.company : link.post.company;
  const about = isCompany
    ? [link.company.industry, link.company.province]
        .map((one) => one && localized(one.name))
        .filter(Boolean)
        .join(' · ')
    : (link.post.body ?? t(`did.job`));
  return (
    <div className={classes.link}>
      <CompanyAvatar company={company} src={company.logo} />
      <div>
        <Link
          className={classes.linkTitle}
          to={isCompany ? paths.company(link._id) : paths.publicPost(link._id)}
          lang={languageOf(companyName(company))}
        >
          {companyName(company)}
        </Link>
        <p className={classes.linkAbout} lang={languageOf(about)}>
          {about}
        </p>
      </div>
    </div>
  );
}
