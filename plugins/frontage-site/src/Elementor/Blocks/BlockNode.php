<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

defined( 'ABSPATH' ) || exit;

/** A block, serializable for post content. */
final class BlockNode {

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<BlockNode>          $inner
	 * @param string               $before     Its markup before the inner blocks; all of it if there are none.
	 */
	public function __construct( public readonly string $name, public readonly array $attributes = [], public readonly array $inner = [], private readonly string $before = '', private readonly string $after = '' ) {}

	/** @param list<BlockNode> $blocks */
	public static function all( array $blocks ): string {
		return implode( "\n\n", array_map( static fn ( self $block ): string => $block->markup(), $blocks ) );
	}

	public function markup(): string {
		$content    = $this->before . self::all( $this->inner ) . $this->after;
		$attributes = array_filter( $this->attributes, static fn ( mixed $value ): bool => null !== $value && '' !== $value && [] !== $value );
		return get_comment_delimited_block_content( $this->name, $attributes, '' === $content ? '' : "\n$content\n" );
	}

	/**
	 * With attributes that the markup does not contain, such as the entrance animation or hidden breakpoints.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function with_attributes( array $attributes ): self {
		return new self( $this->name, [ ...$this->attributes, ...$attributes ], $this->inner, $this->before, $this->after );
	}
}
