import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { get, store } from '../../state';

/**
 * Source of the open slider's slides: `posts`, `products`, or '' for its own. A string, so that components only
 * rerender if it changes.
 */
export const useSourceType = (): string =>
	useSelect( ( select ) => {
		const attributes = select( blockEditorStore ).getBlockAttributes( select( store ).getView().slider );
		const type = get( attributes, 'options.source.type' );
		return typeof type === 'string' ? type : '';
	}, [] );
