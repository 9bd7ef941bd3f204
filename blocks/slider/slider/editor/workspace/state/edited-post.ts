import { useSelect } from '@wordpress/data';

/** As far as it is asked here. By name: a screen without a post must not load `@wordpress/editor` for this. */
export interface EditorStore {
	getCurrentPostType?: () => string | null;
	getEditedPostAttribute?: ( name: string ) => unknown;
}

/** The title of the post that a slider has to itself, which is the slider's name; undefined where it stands in another. */
export function titleOfOwnPost( editor: EditorStore | undefined ): string | undefined {
	if ( editor?.getCurrentPostType?.() !== 'frontage_slider' ) {
		return undefined;
	}
	const title = editor.getEditedPostAttribute?.( 'title' );
	return typeof title === 'string' ? title : '';
}

export const useOwnPost = () =>
	useSelect( ( select ) => titleOfOwnPost( select( 'core/editor' ) as EditorStore | undefined ), [] );
