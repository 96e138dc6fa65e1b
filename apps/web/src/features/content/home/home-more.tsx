import { HomeEmployers } from './home-employers.tsx';
import { HomePlaces } from './home-places.tsx';
import { HomeSearches } from './home-searches.tsx';
import { HomeSoon } from './home-soon.tsx';

/** What seekers come for after the newest jobs: places, usual searches, employers, trainings. */
export const HomeMore = () => (
  <>
    <HomePlaces />
    <HomeSearches />
    <HomeEmployers />
    <HomeSoon />
  </>
);
