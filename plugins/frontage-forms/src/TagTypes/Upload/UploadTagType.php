<?php

declare( strict_types=1 );

namespace Frontage\Forms\TagTypes\Upload;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Kit\Frontend\InlineStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Several files, chosen at once or one after another (docs/reference/contact-forms.md §12). The browser gets no rule for it: the server
 * validates (UploadTerms).
 */
final class UploadTagType extends ControlTagType {

	public const NAMES = [ 'mfile', 'mfile*' ];

	/** The version that scripts written for this field read. */
	private const VERSION = 'free version 1.3.9.7';

	/**
	 * The format's class for "hidden until a script has rendered its own control". CSS frameworks hide it with `!important`; without such a
	 * script it is the field itself.
	 */
	private const HIDDEN = 'd-none';

	private const STYLE = '.%1$s.%2$s{display:revert!important}.codedropz-upload-wrapper .%1$s.%2$s{display:none!important}';

	public function description( string $type ): array {
		$limits = [
			'limit'           => [
				'kind'  => 'number',
				'label' => __( 'Max file size (MB)', 'frontage-forms' ),
				'help'  => __( 'Default: 10', 'frontage-forms' ),
				'size'  => 'bytes',
			],
			'filetypes'       => [
				'kind'  => 'text',
				'label' => __( 'Allowed file types', 'frontage-forms' ),
				'help'  => __( 'File extensions such as pdf|docx|jpg, or * for all types that WordPress allows', 'frontage-forms' ),
			],
			'blacklist-types' => [
				'kind'  => 'text',
				'label' => __( 'Blocked file types', 'frontage-forms' ),
				'help'  => __( 'File extensions to block when all types are allowed: zip|rar', 'frontage-forms' ),
			],
			'min-file'        => [
				'kind'  => 'number',
				'label' => __( 'Min files', 'frontage-forms' ),
			],
			'max-file'        => [
				'kind'  => 'number',
				'label' => __( 'Max files', 'frontage-forms' ),
				'help'  => __( 'Default: 10', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'Multiple file upload', 'frontage-forms' ),
			'search'   => __( 'attachment, documents, images, drop, upload', 'frontage-forms' ),
			'icon'     => 'upload',
			'position' => 140,
			'template' => '[mfile your-files]',
			'control'  => 'mfile',
			'options'  => $limits + self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'file-uploading', 'file-links' ];
	}

	/**
	 * Renders the original's input, with a name: the form then posts the chosen files with any script or none, and a script that fails to
	 * load loses no file. Scripts written for this field find it by its class and by `data-name`. They send each file separately and leave
	 * the input filled. Therefore files count only when the field has no reference to uploaded files. The client script omits the others
	 * (blocks/forms/contact-form/page/upload/view.ts), and so does the server (Uploads\UploadFieldValidator). Our own uploader removes the
	 * name itself, and restores it where it cannot work.
	 */
	public function render( FormTag $tag, RenderContext $view ): string {
		UploadAssets::enqueue();
		InlineStyle::add( 'frontage-contact-form-style', sprintf( self::STYLE, FormFormat::CLASS_UPLOAD, self::HIDDEN ) );
		$option = static fn ( string $name ): ?string => $tag->option( $name );
		$input  = HtmlElement::render_void(
			'input',
			[
				'size'  => $tag->size() ?? 40,
				'class' => implode( ' ', [ FormFormat::CLASS_CONTROL, FormFormat::CLASS_UPLOAD, self::HIDDEN, ...( null === $view->error( $tag->name ) ? [] : [ FormFormat::CLASS_NOT_VALID ] ), ...self::own_classes( $tag ) ] ),
				...$this->common( $tag, $view ),
				'type'            => 'file',
				'multiple'        => true,
				'data-name'       => $tag->name,
				'data-type'       => $option( 'filetypes' ),
				'data-limit'      => $option( 'limit' ),
				'data-min'        => $option( 'min-file' ),
				'data-max'        => $option( 'max-file' ),
				'data-id'         => $view->form->id,
				'data-version'    => self::VERSION,
				'data-black-list' => $option( 'blacklist-types' ),
				'accept'          => self::accept_attribute( $tag ),
				'name'            => $tag->name . '[]',
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	/** File pickers of phones disable files by their extension; the server validates anyway. */
	private static function accept_attribute( FormTag $tag ): ?string {
		$extensions = UploadConstraints::from_tag( $tag )->extensions;
		return null === $extensions || wp_is_mobile() ? null : implode( ', ', array_map( static fn ( string $extension ): string => '.' . $extension, $extensions ) );
	}
}
