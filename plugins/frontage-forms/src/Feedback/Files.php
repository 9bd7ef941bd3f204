<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Holds the files of one submission while it is mailed: read-only, in a folder that no web server shows, gone with the request. */
final class Files {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem may go by FTP and ask for a password; here a visitor waits, and a folder has to be private from its first moment.

	private const FOLDER = 'frontage-private/request';

	/** Tells web servers to keep out: Apache 2.4 and 2.2, LiteSpeed, IIS. */
	private const GUARDS = [
		'.htaccess'  => "<IfModule authz_core_module>\nRequire all denied\n</IfModule>\n<IfModule !authz_core_module>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php\n",
		'web.config' => '<?xml version="1.0"?><configuration><system.webServer><authorization><deny users="*" /></authorization></system.webServer></configuration>',
	];

	private const A_DAY = 86400;

	private string $folder = '';

	/** @var \Closure(string, string): bool */
	private readonly \Closure $move;

	/** @param ?\Closure(string, string): bool $move From PHP's temporary file to its place; tests bring files that nobody uploaded. */
	public function __construct( ?\Closure $move = null ) {
		$this->move = $move ?? move_uploaded_file( ... ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- wp_handle_upload() would put the file where visitors can fetch it.
	}

	/**
	 * Takes the files of the form's own file fields; the error names the field that could not be kept.
	 *
	 * @return array<string, list<array{path:string, name:string}>>|\WP_Error
	 */
	public function take( Form $form, Input $input ): array|\WP_Error {
		$kept = [];
		foreach ( Validation::file_tags( $form ) as $tag ) {
			foreach ( isset( $kept[ $tag->name ] ) ? [] : ( $input->files[ $tag->name ] ?? [] ) as $file ) {
				$path = $this->keep( $file['tmp_name'], $file['name'] );
				if ( '' === $path ) {
					$this->remove();
					return new \WP_Error( 'frontage_file_not_kept', $form->message( 'upload_failed' ), [ 'field' => $tag->name ] );
				}
				$kept[ $tag->name ][] = [
					'path' => $path,
					'name' => wp_basename( $path ),
				];
			}
		}
		return $kept;
	}

	/** Call this when the submission is done, however it ended. */
	public function remove(): void {
		if ( '' !== $this->folder ) {
			self::remove_folder( $this->folder );
			$this->folder = '';
		}
	}

	private function keep( string $from, string $name ): string {
		$folder = $this->folder();
		if ( '' === $folder ) {
			return '';
		}
		$path = $folder . '/' . FileNames::in_folder( $folder, $name );
		if ( ! ( $this->move )( $from, $path ) ) {
			return '';
		}
		chmod( $path, 0400 );
		return $path;
	}

	/** A folder of this request's own, with a name that cannot be guessed. */
	private function folder(): string {
		if ( '' === $this->folder ) {
			$base = wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
			if ( ! wp_mkdir_p( $base ) ) {
				return '';
			}
			foreach ( self::GUARDS as $name => $content ) {
				if ( ! file_exists( "$base/$name" ) ) {
					file_put_contents( "$base/$name", $content );
				}
			}
			self::sweep( $base );
			$folder       = $base . '/' . bin2hex( random_bytes( 16 ) );
			$this->folder = mkdir( $folder, 0700 ) ? $folder : '';
		}
		return $this->folder;
	}

	/** A process that was killed leaves its folder behind. */
	private static function sweep( string $base ): void {
		foreach ( glob( $base . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			if ( filemtime( $folder ) < time() - self::A_DAY ) {
				self::remove_folder( $folder );
			}
		}
	}

	private static function remove_folder( string $folder ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		// Not by a glob pattern: GLOB_BRACE, which hidden files would need, is not there on every system.
		foreach ( array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) as $name ) {
			chmod( $folder . '/' . $name, 0600 ); // Windows does not remove what is read-only.
			wp_delete_file( $folder . '/' . $name );
		}
		rmdir( $folder );
	}
	// phpcs:enable
}
