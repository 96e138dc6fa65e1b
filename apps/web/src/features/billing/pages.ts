import { IconBriefcase2, IconPackage, IconReceipt, IconReportMoney, IconTicket } from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    coupon: typeof import('../../locales/en/billing/coupon.json');
    order: typeof import('../../locales/en/billing/order.json');
    'order-admin': typeof import('../../locales/en/billing/order-admin.json');
    package: typeof import('../../locales/en/billing/package.json');
    'package-admin': typeof import('../../locales/en/billing/package-admin.json');
    revenue: typeof import('../../locales/en/billing/revenue.json');
    'service-admin': typeof import('../../locales/en/billing/service-admin.json');
    'service-request': typeof import('../../locales/en/billing/service-request.json');
  }
}

export const billing: Features = {
  package: {
    '/package': {
      words: ['package'],
      load: () => import('./package/package-page.tsx').then((m) => m.PackagePage),
      menu: {
        group: 'company',
        label: { en: 'Package Deals', km: 'កញ្ចប់សេវា' },
        order: 40,
        icon: IconPackage,
        access: 'PostJob',
        right: 'bill',
      },
    },
  },
  orderAdmin: {
    '/admin/order/:id/invoice': {
      access: 'Admin',
      frame: 'bare',
      words: ['order', 'package'],
      load: () => import('./order-admin/admin-invoice-page.tsx').then((m) => m.AdminInvoicePage),
    },
    '/admin/order': {
      access: 'Admin',
      words: ['order-admin', 'order', 'package'],
      load: () => import('./order-admin/order-admin-list-page.tsx').then((m) => m.AdminOrderListPage),
      menu: { group: 'money', label: { en: 'Orders', km: 'ការបញ្ជាទិញ' }, order: 70, icon: IconReceipt },
    },
    '/admin/order/create': {
      access: 'Admin',
      words: ['order-admin', 'order', 'package'],
      load: () => import('./order-admin/order-create-page.tsx').then((m) => m.OrderCreatePage),
    },
    '/admin/order/:id': {
      access: 'Admin',
      words: ['order-admin', 'order', 'package'],
      load: () => import('./order-admin/order-admin-page.tsx').then((m) => m.AdminOrderPage),
    },
  },
  order: {
    '/manage-order/:id/invoice': {
      access: 'PostJob',
      right: 'bill',
      frame: 'bare',
      words: ['order', 'package'],
      load: () => import('./order/order-invoice-page.tsx').then((m) => m.OrderInvoicePage),
    },
    '/manage-order': {
      access: 'PostJob',
      right: 'bill',
      words: ['order', 'package'],
      load: () => import('./order/order-list-page.tsx').then((m) => m.OrderListPage),
      menu: { group: 'company', label: { en: 'Orders', km: 'ការបញ្ជាទិញ' }, order: 30, icon: IconReceipt },
    },
    '/manage-order/:id': {
      access: 'PostJob',
      right: 'bill',
      words: ['order', 'package'],
      load: () => import('./order/order-page.tsx').then((m) => m.OrderPage),
    },
  },
  serviceRequest: {
    '/manage-service': {
      access: 'Service',
      words: ['service-request'],
      load: () => import('./service-request/service-request-page.tsx').then((m) => m.ServiceRequestPage),
      menu: { group: 'company', label: { en: 'Services', km: 'សេវាកម្ម' }, order: 50, icon: IconBriefcase2 },
    },
  },
  packageAdmin: {
    '/admin/package': {
      access: 'Admin',
      words: ['package-admin', 'package'],
      load: () => import('./package-admin/package-admin-page.tsx').then((m) => m.PackageAdminPage),
      menu: { group: 'money', label: { en: 'Packages', km: 'កញ្ចប់សេវា' }, order: 80, icon: IconPackage },
    },
  },
  coupon: {
    '/admin/coupon': {
      access: 'Admin',
      words: ['coupon', 'package'],
      load: () => import('./coupon/coupon-page.tsx').then((m) => m.CouponPage),
      menu: { group: 'money', label: { en: 'Coupons', km: 'កូដបញ្ចុះតម្លៃ' }, order: 85, icon: IconTicket },
    },
  },
  serviceAdmin: {
    '/admin/service': {
      access: 'Content',
      words: ['service-admin'],
      load: () => import('./service-admin/service-admin-page.tsx').then((m) => m.ServiceAdminPage),
      menu: { group: 'content', label: { en: 'Services', km: 'សេវាកម្ម' }, order: 90, icon: IconBriefcase2 },
    },
  },
  revenue: {
    '/admin/revenue': {
      access: 'Admin',
      words: ['revenue'],
      load: () => import('./revenue/revenue-page.tsx').then((m) => m.RevenuePage),
      menu: { group: 'money', label: { en: 'Revenue', km: 'ចំណូល' }, order: 140, icon: IconReportMoney },
    },
  },
};
