/** WordPress's command palette comes without types: what we use of it. */
declare module '@wordpress/commands' {
	import type { ReactElement } from 'react';

	type Command = {
		name: string;
		label: string;
		icon?: ReactElement;
		callback: ( options: { close: () => void } ) => void;
	};

	export const store: import( '@wordpress/data' ).StoreDescriptor<
		import( '@wordpress/data' ).ReduxStoreConfig<
			unknown,
			{ registerCommand: ( command: Command ) => { type: string } },
			Record< string, never >
		>
	>;
}
