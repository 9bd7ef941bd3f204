<?php

namespace Frontage\Forms\TagTypes\Upload;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** An upload field for one file. */
final class FileTagType extends ControlTagType {

	public const NAMES = [ 'file', 'file*' ];

	private const TYPES = [ 'audio/*', 'video/*', 'image/*' ];

	public function description( string $type ): array {
		$limits = [
			'limit'     => [
				'kind'  => 'text',
				'label' => __( 'Max file size (MB)', 'frontage-forms' ),
				'help'  => __( 'Default: 1', 'frontage-forms' ),
				'size'  => 'units',
			],
			'filetypes' => [
				'kind'  => 'text',
				'label' => __( 'Allowed file types', 'frontage-forms' ),
				'help'  => __( 'pdf|docx|image/*', 'frontage-forms' ),
			],
			'capture'   => [
				'kind'  => [ 'user', 'environment' ],
				'label' => __( 'Camera', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'File', 'frontage-forms' ),
			'search'   => __( 'attachment, document, image, upload', 'frontage-forms' ),
			'icon'     => 'file',
			'position' => 130,
			'control'  => 'file',
			'options'  => $limits + self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'file-uploading' ];
	}

	public function rule_order(): int {
		return 30;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$input = HtmlElement::render_void(
			'input',
			[
				'size'  => $tag->size() ?? 40,
				'class' => $this->classes( $tag, $view ),
				...$this->common( $tag, $view ),
				'capture' => $tag->option( 'capture', 'user|environment' ),
				'accept'  => implode( ',', self::accept( $tag ) ),
				'type'    => 'file',
				'name'    => $tag->name,
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		$rules = $tag->is_required() ? [ self::rule( $tag, $form, 'requiredfile', 'invalid_required' ) ] : [];
		return [
			...$rules,
			self::rule( $tag, $form, 'file', 'upload_file_type_invalid', [ 'accept' => self::accept( $tag ) ] ),
			self::rule( $tag, $form, 'maxfilesize', 'upload_file_too_large', [ 'threshold' => self::limit( $tag ) ] ),
		];
	}

	/** @return list<string> `.pdf`, `image/*`, `application/pdf`: extensions and media types. */
	public static function accept( FormTag $tag ): array {
		$accept = [];
		foreach ( explode( '|', implode( '|', $tag->option_list( 'filetypes' ) ) ) as $type ) {
			if ( preg_match( '~^(?:application|audio|font|image|message|model|multipart|text|video)/(?:\*|[-+.\w]+)$~D', $type ) ) {
				$accept[] = $type;
			} elseif ( preg_match( '~^\.?([a-z0-9]+)$~iD', $type, $extension ) ) {
				$accept[] = '.' . strtolower( $extension[1] );
			}
		}
		return array_values( array_unique( $accept ) ) ?: self::TYPES;
	}

	/** Maximum size in bytes; 1 MiB when the tag has no limit. */
	public static function limit( FormTag $tag ): int {
		if ( ! preg_match( '/^([1-9]\d{0,12})(kb|mb)?$/iD', (string) $tag->option( 'limit', '[1-9]\d{0,12}(?:kb|mb)?' ), $limit ) ) {
			return MB_IN_BYTES;
		}
		return (int) $limit[1] * match ( strtolower( $limit[2] ?? '' ) ) {
			'kb'    => KB_IN_BYTES,
			'mb'    => MB_IN_BYTES,
			default => 1,
		};
	}
}
