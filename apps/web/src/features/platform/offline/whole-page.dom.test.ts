import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeWhole } from './whole-page.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const { dataset } = document.documentElement;
const loseInput = (event: Event) => event.preventDefault();
let stop = () => {};
afterEach(() => {
  stop();
  onlineManager.setOnline(true);
  delete dataset.partial;
  window.removeEventListener('beforeunload', loseInput);
  reload.mockClear();
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a page with a missing part is loaded whole', () => {
  it('once the network is back, but not while input would be lost', async () => {
    onlineManager.setOnline(false);
    stop = makeWhole();
    dataset.partial = '';
    await settle();
    expect(reload).not.toHaveBeenCalled();
    window.addEventListener('beforeunload', loseInput);
    onlineManager.setOnline(true);
    expect(reload).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', loseInput);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('where the network was back before the failure was reported', async () => {
    stop = makeWhole();
    expect(reload).not.toHaveBeenCalled();
    dataset.partial = '';
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  });

  it('where all of it happened before anybody looked', () => {
    dataset.partial = '';
    stop = makeWhole();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
