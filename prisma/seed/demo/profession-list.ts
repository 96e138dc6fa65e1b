import { accounting } from './profession/accounting.ts';
import { administration } from './profession/administration.ts';
import { agriculture } from './profession/agriculture.ts';
import { architecture } from './profession/architecture.ts';
import { banking } from './profession/banking.ts';
import { beauty } from './profession/beauty.ts';
import { construction } from './profession/construction.ts';
import { customerService } from './profession/customer-service.ts';
import { delivery } from './profession/delivery.ts';
import { design } from './profession/design.ts';
import { education } from './profession/education.ts';
import { engineering } from './profession/engineering.ts';
import { garment } from './profession/garment.ts';
import { healthcare } from './profession/healthcare.ts';
import { hospitality } from './profession/hospitality.ts';
import { humanResources } from './profession/human-resources.ts';
import { informationTechnology } from './profession/information-technology.ts';
import { legal } from './profession/legal.ts';
import { logistics } from './profession/logistics.ts';
import { manufacturing } from './profession/manufacturing.ts';
import { marketing } from './profession/marketing.ts';
import { media } from './profession/media.ts';
import { ngo } from './profession/ngo.ts';
import { realEstate } from './profession/real-estate.ts';
import { restaurant } from './profession/restaurant.ts';
import { retail } from './profession/retail.ts';
import { sales } from './profession/sales.ts';
import { security } from './profession/security.ts';
import { technician } from './profession/technician.ts';
import { translation } from './profession/translation.ts';
import type { Profession } from './profession.ts';

/** One entry for every category. */
export const professions: readonly Profession[] = [
  accounting,
  administration,
  agriculture,
  architecture,
  banking,
  beauty,
  construction,
  customerService,
  delivery,
  design,
  education,
  engineering,
  garment,
  healthcare,
  hospitality,
  humanResources,
  informationTechnology,
  legal,
  logistics,
  manufacturing,
  marketing,
  media,
  ngo,
  realEstate,
  restaurant,
  retail,
  sales,
  security,
  technician,
  translation,
];
