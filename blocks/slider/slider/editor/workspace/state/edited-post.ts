import { useSelect } from '@wordpress/data';

/**
 * The part of the post editor's store used here. It is selected by name, so that screens without a post do not load
 * `@wordpress/editor`.
 */
export interface EditorStore {
	getCurrentPostType?: () => string | null;
	getEditedPostAttribute?: ( name: string ) => unknown;
}

/** Title of the post if it belongs to a slider alone, whose name it is; undefined in other posts. */
export function titleOfOwnPost( editor: EditorStore | undefined ): string | undefined {
	if ( editor?.getCurrentPostType?.() !== 'frontage_slider' ) {
		return undefined;
	}
	const title = editor.getEditedPostAttribute?.( 'title' );
	return typeof title === 'string' ? title : '';
}

export const useOwnPost = () =>
	useSelect( ( select ) => titleOfOwnPost( select( 'core/editor' ) as EditorStore | undefined ), [] );
