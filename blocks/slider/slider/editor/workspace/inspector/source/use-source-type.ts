import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { get, store } from '../../state';

/** Where the open slider's slides come from: `posts`, `products`, or '' for its own. A word, so that nothing is drawn anew while it stays. */
export const useSourceType = (): string =>
	useSelect( ( select ) => {
		const attributes = select( blockEditorStore ).getBlockAttributes( select( store ).getView().slider );
		const type = get( attributes, 'options.source.type' );
		return typeof type === 'string' ? type : '';
	}, [] );
