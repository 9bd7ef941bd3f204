/**
 * Links that open something over the page. What does so is fetched at the first sign that somebody may follow one; a link
 * whose code cannot be had is a link.
 */
export interface Media {
	/** Whether the owner switched it on for all pages. */
	on?: boolean;
	texts?: Record< string, string >;
	late?: { script: string; style?: string };
}
export interface Late {
	open: ( link: HTMLAnchorElement, data: Media ) => Promise< void >;
	follow?: ( data: Media ) => Promise< void >;
}

/** Of a `script` alone: who writes posts may set ids, and write no scripts. */
export const read = ( name: string ): Media =>
	JSON.parse(
		document.querySelector( `script[id="wp-script-module-data-@frontage/behaviours/${ name }"]` )?.textContent ??
			'{}'
	);

/** Gives what fetches the code. */
export function openLinks(
	name: string,
	data: Media,
	wants: ( link: HTMLAnchorElement ) => boolean
): () => Promise< Late > {
	let passing = false;
	const bring = async () => {
		const { load } = await import( '@frontage/kit/load' );
		return load< Late >( `frontage/${ name }`, { url: data.late!.script, stateless: true } );
	};
	const linkOf = ( { target }: Event ) => {
		const link = ( target as Element ).closest?.( 'a' );
		return link && ! passing && wants( link ) ? link : undefined;
	};
	// A finger is over it, too, before it is down.
	for ( const sign of [ 'pointerover', 'focusin' ] ) {
		document.addEventListener( sign, ( event ) => linkOf( event ) && bring().catch( () => {} ) );
	}
	document.addEventListener( 'click', ( event ) => {
		const link = linkOf( event );
		const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
		if ( ! link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey ) {
			return;
		}
		event.preventDefault();
		bring()
			.then( ( { open } ) => open( link, data ) )
			.catch( () => {
				passing = true;
				link.click();
				passing = false;
			} );
	} );
	return bring;
}
