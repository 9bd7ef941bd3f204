import type { Page } from '@playwright/test';

/** Renders the page as printed without backgrounds, except for those with `print-color-adjust: exact`. */
export async function printed( page: Page ): Promise< void > {
	await page.emulateMedia( { media: 'print' } );
	await page.evaluate( () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			':root { background: #fff !important; } ' +
				'[data-economy], [data-economy]::before, [data-economy]::after { background: none !important; box-shadow: none !important; }'
		);
		for ( const element of document.body.querySelectorAll( '*' ) ) {
			element.toggleAttribute( 'data-economy', getComputedStyle( element ).printColorAdjust !== 'exact' );
		}
		document.body.toggleAttribute( 'data-economy', true );
		document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	} );
}
