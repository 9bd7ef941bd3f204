import { expect } from '@playwright/test';
import type { Engine } from '../engines/engine';

/** Focuses an element, as if reached by Tab, when it exists and accepts the focus. */
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
