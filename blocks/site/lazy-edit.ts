import { __ } from '@wordpress/i18n';
import { lazyEdit } from '@frontage/editor';
import type { ComponentType } from 'react';

/** The `edit` of a block of this plugin. All are in one file, which loads with the first block of a page or with a preview. */
export const lazy = < Props extends object >( load: () => Promise< { default: ComponentType< Props > } > ) =>
	lazyEdit( load, () => ( {
		failed: __( 'The block’s controls did not load.', 'frontage-site' ),
		again: __( 'Try again', 'frontage-site' ),
	} ) );
