/** The demo's page of sliders, as a visitor meets it. */
import type { Locator, Page } from '@playwright/test';

export const PAGE = '/sliders/';

/** Opens the page and brings one slider near; it runs when this is over. */
export async function openSlider( page: Page, id: string, address = PAGE ): Promise< Locator > {
	await page.goto( address );
	const slider = page.locator( `#${ id }` );
	await slider.scrollIntoViewIfNeeded();
	await running( slider );
	return slider;
}

/** The engine has adopted it. */
export const running = ( slider: Locator ) =>
	slider.and( slider.page().locator( '[data-state="ready"]' ) ).waitFor( { state: 'attached' } );

/** The slide that is shown. */
export const active = ( slider: Locator ) => slider.locator( '.fr-slide[data-state="active"]' );
