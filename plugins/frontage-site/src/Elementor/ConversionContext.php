<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\ImageReader;
use Frontage\Site\Elementor\Source\SafeHtml;

defined( 'ABSPATH' ) || exit;

/**
 * The state of one conversion: services for widget converters, and the findings. Findings that need a review count in the
 * verdict.
 *
 * @phpstan-type Finding array{ code: string, what: string, count: int }
 */
final class ConversionContext {

	/** @var array<string, Finding> */
	private array $findings = [];

	private int $converted_count = 0;

	private int $fallback_count = 0;

	/** @param \Closure( list<ElementorElement> ): list<BlockNode> $convert Converts the children of a widget to blocks. */
	public function __construct( public readonly TargetSite $site, private readonly \Closure $convert ) {}

	public function add_finding( string $code, string $what = '' ): void {
		$what                     = mb_strimwidth( sanitize_text_field( $what ), 0, 200, '…' );
		$key                      = "$code\n$what";
		$this->findings[ $key ] ??= [ 'code' => $code, 'what' => $what, 'count' => 0 ];
		++$this->findings[ $key ]['count'];
	}

	public function count( bool $is_converted ): void {
		$is_converted ? ++$this->converted_count : ++$this->fallback_count;
	}

	/** @return array{ moved: int, kept: int, findings: list<Finding> } */
	public function report(): array {
		return [
			'moved'    => $this->converted_count,
			'kept'     => $this->fallback_count,
			'findings' => array_values( $this->findings ),
		];
	}

	/**
	 * @param list<ElementorElement> $elements
	 * @return list<BlockNode>
	 */
	public function blocks( array $elements ): array {
		return ( $this->convert )( $elements );
	}

	/** Adds a finding if the markup contained code that is left out. */
	public function check_for_code( string $html ): void {
		if ( SafeHtml::has_code( $html ) ) {
			$this->add_finding( 'code-left' );
		}
		if ( preg_match( '~<(?:form|input|textarea|select)\b~i', $html ) ) {
			$this->add_finding( 'form-as-html' );
		}
	}

	/** @return array{ url: string, id: int, alt: string } */
	public function file( ImageReader $picture, string $alt = '' ): array {
		$file = $this->site->file( $picture );
		if ( '' !== $file['left'] ) {
			$this->add_finding( $file['left'], $picture->url );
		}
		return [ 'url' => $file['url'], 'id' => $file['id'], 'alt' => '' === $file['alt'] ? $alt : $file['alt'] ];
	}

	/**
	 * An image in the format of our own blocks.
	 *
	 * @return array<string, mixed>
	 */
	public function image_attribute( ImageReader $picture, string $alt = '' ): array {
		if ( '' === $picture->url ) {
			return [];
		}
		$file = $this->file( $picture, $alt );
		return array_filter( $file );
	}
}
