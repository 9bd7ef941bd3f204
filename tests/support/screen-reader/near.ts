import { expect } from '@playwright/test';
import type { Engine } from '../engines/engine';

/** Gives an element the focus, as somebody has who came there by Tab, once it is there and takes it. */
export async function near( engine: Engine, selector: string ): Promise< void > {
	await expect
		.poll( () =>
			engine.evaluate( ( wanted ) => {
				const element = document.querySelector< HTMLElement >( wanted );
				element?.scrollIntoView( { block: 'center', behavior: 'instant' } );
				element?.focus( { preventScroll: true } );
				return !! element?.matches( ':focus' );
			}, selector )
		)
		.toBe( true );
}
