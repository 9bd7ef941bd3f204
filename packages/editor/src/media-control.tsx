import { BlockControls, MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, ToolbarButton, VisuallyHidden } from '@wordpress/components';
import { useKeptFocus } from './kept-focus';

export interface MediaValue {
	id: number;
	url: string;
	alt: string;
}

export interface MediaTexts {
	choose: string;
	replace: string;
	remove: string;
}

interface MediaProps {
	label: string;
	/** It stands above already. */
	hideLabelFromVision?: boolean;
	/** What the buttons say. */
	texts: MediaTexts;
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
		<fieldset ref={ useKeptFocus() } style={ { minInlineSize: 0, marginBlockEnd: 16 } }>
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

type MediaButtonProps = Pick< MediaProps, 'texts' | 'value' | 'onChange' >;

/** The same picture in the block's toolbar: where people look for it first, and where core's image has it. */
export function MediaInToolbar( { texts, value, onChange }: MediaButtonProps ) {
	return (
		<MediaUploadCheck>
			<BlockControls group="other">
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					{ ...( value ? { value: value.id } : {} ) }
					onSelect={ ( { id, url, alt = '' } ) => onChange( { id, url, alt } ) }
					render={ ( { open } ) => (
						<ToolbarButton onClick={ open }>{ value ? texts.replace : texts.choose }</ToolbarButton>
					) }
				/>
			</BlockControls>
		</MediaUploadCheck>
	);
}
