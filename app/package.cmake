# Debian packages (app/package.sh): touchline-cli, which needs no windows, and touchline. And an archive of the sources,
# which builds without git.
set(TOUCHLINE_MAINTAINER "The Touchline developers <touchline@example.org>" CACHE STRING "Of the packages: name <mail>")
if(UNIX AND NOT APPLE)
    set(doc ${CMAKE_CURRENT_BINARY_DIR}/doc)
    string(TIMESTAMP stamp "%a, %d %b %Y %H:%M:%S +0000" UTC)
    set(maintainer ${TOUCHLINE_MAINTAINER})
    configure_file(app/debian/changelog.in ${doc}/changelog @ONLY)
    execute_process(COMMAND gzip -9nkf ${doc}/changelog)
    foreach(part cli desktop)
        set(package touchline-cli)
        if(part STREQUAL desktop)
            set(package touchline)
        endif()
        install(FILES app/debian/copyright CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/../${package} COMPONENT ${part})
        install(FILES ${doc}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR}/../${package} COMPONENT ${part})
    endforeach()
    set(CPACK_GENERATOR DEB)
else()
    set(CPACK_GENERATOR ZIP)
endif()

set(CPACK_PACKAGE_NAME touchline)
set(CPACK_PACKAGE_CONTACT ${TOUCHLINE_MAINTAINER})
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL cli desktop)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_CLI_PACKAGE_NAME touchline-cli)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_NAME touchline)
# Drivers and plugins that are loaded while the programs run.
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS libqt6sql6-psql)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS "libqt6sql6-psql, qt6-wayland, touchline-cli")
set(CPACK_DEBIAN_CLI_DESCRIPTION "tournaments and leagues of tabletop soccer, at the terminal
Draws groups, makes fixtures, keeps tables, brackets and suspensions of
World Cups, cups and club leagues, plays matches of five tabletop soccer
games by their rulebooks, and writes calendars, web sites and lists.
This package needs no graphical desktop.")
set(CPACK_DEBIAN_DESKTOP_DESCRIPTION "tournaments and leagues of tabletop soccer
Draws groups, makes fixtures, keeps tables, brackets and suspensions of
World Cups, cups and club leagues in a window. Matches of five tabletop
soccer games can be played, watched, or entered from score sheets.")
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_IGNORE_FILES "/[.]git/;/build/;/build-[^/]*/;__pycache__")
set(CPACK_SOURCE_PACKAGE_FILE_NAME touchline-${PROJECT_VERSION})
include(CPack)
