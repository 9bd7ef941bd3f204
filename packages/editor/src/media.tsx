import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, VisuallyHidden } from '@wordpress/components';

export interface MediaValue {
	id: number;
	url: string;
	alt: string;
}

interface MediaProps {
	label: string;
	/** It stands above already. */
	hideLabelFromVision?: boolean;
	/** What the buttons say. */
	texts: { choose: string; replace: string; remove: string };
	value: MediaValue | undefined;
	onChange: ( value: MediaValue | undefined ) => void;
	/** Kinds of files, as for core's `MediaUpload`. */
	allowedTypes?: string[];
}

/** As large as the sidebar has room for. */
const PICTURE = { display: 'block', maxInlineSize: '100%', maxBlockSize: 160, marginBlockEnd: 8 };

/** A file of the media library, in the sidebar: shown, replaced, taken away. Who may not upload sees it only. */
export function Media( props: MediaProps ) {
	const { label, hideLabelFromVision, texts, value, onChange, allowedTypes = [ 'image' ] } = props;
	return (
		<fieldset style={ { minInlineSize: 0 } }>
			{ hideLabelFromVision ? (
				<VisuallyHidden as="legend">{ label }</VisuallyHidden>
			) : (
				<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
			) }
			{ value && <img src={ value.url } alt={ value.alt } style={ PICTURE } /> }
			<MediaUploadCheck>
				<Flex justify="flex-start">
					<MediaUpload
						allowedTypes={ allowedTypes }
						{ ...( value ? { value: value.id } : {} ) }
						onSelect={ ( { id, url, alt = '' } ) => onChange( { id, url, alt } ) }
						render={ ( { open } ) => (
							<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
								{ value ? texts.replace : texts.choose }
							</Button>
						) }
					/>
					{ value && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							onClick={ () => onChange( undefined ) }
						>
							{ texts.remove }
						</Button>
					) }
				</Flex>
			</MediaUploadCheck>
		</fieldset>
	);
}
