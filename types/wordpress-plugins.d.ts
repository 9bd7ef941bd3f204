/** WordPress has the package; ours would be a copy of its types alone. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin( name: string, settings: { render: ComponentType } ): void;
}
