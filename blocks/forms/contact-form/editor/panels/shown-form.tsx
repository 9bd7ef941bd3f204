import { Disabled, Notice, Spinner } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';
import type { Preview } from './use-preview';

/**
 * The form as visitors see it, inert.
 *
 * `RawHTML`, since the markup is PHP's: only so does the canvas show what the page will. It comes from our own preview
 * route, which escapes what fields hold and takes out whatever would run (`Form\Preview`), or from core's block renderer.
 */
export function ShownForm( { preview }: { preview: Preview } ) {
	return (
		<>
			{ preview.failure && (
				<Notice status="warning" isDismissible={ false } politeness="polite">
					{ preview.failure }
				</Notice>
			) }
			{ preview.html === undefined ? (
				! preview.failure && <Spinner />
			) : (
				<Disabled>
					<RawHTML>{ preview.html }</RawHTML>
				</Disabled>
			) }
		</>
	);
}
