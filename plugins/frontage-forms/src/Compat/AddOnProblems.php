<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat;

use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Compat\Tags\CallbackTagType;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Reports the fields of a form whose add-on throws an error, and the add-on's name. */
final class AddOnProblems {

	/**
	 * On `frontage_forms_problems`.
	 *
	 * @param array<mixed> $problems
	 * @return array<mixed>
	 */
	public static function add( array $problems, Form $form ): array {
		foreach ( $form->tags() as $tag ) {
			$type  = TagTypeRegistry::instance()->get( $tag->type );
			$fault = null;
			if ( $type instanceof CallbackTagType ) {
				RenderContext::render_separately(
					static function () use ( $type, $tag, $form, &$fault ): string {
						$fault = $type->find_exception( $tag, new RenderContext( $form, sprintf( FormFormat::UNIT_TAG, $form->id, 0 ) ) );
						return '';
					}
				);
			}
			if ( $fault instanceof \Throwable ) {
				$problems[] = new FormProblem(
					'form.body',
					'field_fails',
					sprintf(
						/* translators: 1: a form-tag, 2: name of a plugin, 3: what PHP says. */
						__( 'The field %1$s causes an error in “%2$s”, so visitors see its tag as text. Update that plugin or remove the field. PHP error: %3$s', 'frontage-forms' ),
						$tag->to_template_text(),
						self::find_plugin( $type->get_callback() ),
						sprintf( '%s (%s:%d)', $fault->getMessage(), wp_basename( $fault->getFile() ), $fault->getLine() )
					),
					self::find_line( $form->template, $tag->type ),
				);
			}
		}
		return $problems;
	}

	/** Name of the plugin that defines a function; for other code the file name. */
	private static function find_plugin( callable $callback ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$file   = plugin_basename( (string) ( new \ReflectionFunction( $callback( ... ) ) )->getFileName() );
		$folder = strtok( $file, '/' );
		foreach ( get_plugins() as $path => $plugin ) {
			if ( $path === $file || strtok( $path, '/' ) === $folder ) {
				return is_string( $plugin['Name'] ?? null ) && '' !== $plugin['Name'] ? $plugin['Name'] : $path;
			}
		}
		return wp_basename( $file );
	}

	private static function find_line( string $template, string $type ): int {
		return preg_match( '/\[' . preg_quote( $type, '/' ) . '(?=[\s\]\/])/u', $template, $matches, PREG_OFFSET_CAPTURE ) ? substr_count( $template, "\n", 0, $matches[0][1] ) + 1 : 0;
	}
}
