/** The demo's page of sliders, as visitors see it. */
import type { Locator, Page } from '@playwright/test';

export const PAGE = '/sliders/';

/** Opens the page and scrolls one slider into view; resolves when it runs. */
export async function openSlider( page: Page, id: string, address = PAGE ): Promise< Locator > {
	await page.goto( address );
	const slider = page.locator( `#${ id }` );
	await slider.scrollIntoViewIfNeeded();
	await running( slider );
	return slider;
}

/** Waits until the engine has taken it over. */
export const running = ( slider: Locator ) =>
	slider.and( slider.page().locator( '[data-state="ready"]' ) ).waitFor( { state: 'attached' } );

/** The visible slide. */
export const active = ( slider: Locator ) => slider.locator( '.fr-slide[data-state="active"]' );
